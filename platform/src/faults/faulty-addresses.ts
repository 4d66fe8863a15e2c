import { FAULTY_PATH } from '../contract/faults.ts';
import type { AreaRelease, LiveMount } from '../contract/index.ts';
import { releaseAddress } from '../store/index.ts';

/** The address of a file of a release that is delivered with a fault, made of its usual one. */
export type AddressMapper = (address: string) => string;

/**
 * Under an address of its own, so that no copy that a browser keeps of the whole file comes in between. Files of
 * development servers get one too: these answer from origins of their own, past any fault.
 */
export function faultyAddresses(name: string, version: string): AddressMapper {
  const own = releaseAddress(name, version, '');
  return (address) => {
    const isOwn = address.startsWith(own);
    const file = isOwn ? address.slice(own.length) : new URL(address, 'http://localhost').pathname.slice(1);
    return `${FAULTY_PATH}${own}${file}`;
  };
}

/** An area's release, everything of it at another address. */
export function mapAddresses(area: AreaRelease, to: AddressMapper): AreaRelease {
  return {
    ...area,
    entry: to(area.entry),
    scripts: area.scripts.map(to),
    styles: area.styles.map(to),
    integrity: mapKeys(area.integrity, to),
    mounts: area.mounts.map((mount) => mapMountAddresses(mount, to)),
  };
}

function mapMountAddresses(mount: LiveMount, to: AddressMapper): LiveMount {
  return {
    ...mount,
    ...(mount.scripts ? { scripts: mount.scripts.map(to) } : {}),
    ...(mount.styles ? { styles: mount.styles.map(to) } : {}),
  };
}

export function mapKeys(
  integrity: Readonly<Record<string, string>>,
  to: AddressMapper,
): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).map(([address, value]) => [to(address), value]));
}

/** File, below its release's folder, of one of its addresses. */
export function releaseFileOf(name: string, version: string, address: string): string {
  return faultyAddresses(
    name,
    version,
  )(address).slice(`${FAULTY_PATH}${releaseAddress(name, version, '')}`.length);
}
