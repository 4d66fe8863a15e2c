import { FAULTY_PATH, type AreaRelease, type LiveMount } from '../../contract/index.ts';
import { releaseAddress } from '../../contract/server/index.ts';

/** Maps the address of a released file to the one under which it is delivered with a fault. */
export type AddressMapper = (address: string) => string;

/**
 * Faulty files have their own addresses, so that the browser's cache of the intact file is not used. Files of
 * development servers are mapped too, since requests to those servers would bypass the fault.
 */
export function faultyAddresses(name: string, version: string): AddressMapper {
  const own = releaseAddress(name, version, '');
  return (address) => {
    const isOwn = address.startsWith(own);
    const file = isOwn ? address.slice(own.length) : new URL(address, 'http://localhost').pathname.slice(1);
    return `${FAULTY_PATH}${own}${file}`;
  };
}

/** An area's release with all addresses mapped. */
export function mapAddresses(area: AreaRelease, to: AddressMapper): AreaRelease {
  return {
    ...area,
    entry: to(area.entry),
    scripts: area.scripts.map(to),
    styles: area.styles.map(to),
    integrity: mapKeys(area.integrity, to),
    mounts: area.mounts.map((mount) => mapMountAddresses(mount, to)),
    ...(area.texts ? { texts: mapTextAddresses(area.texts, to) } : {}),
  };
}

function mapTextAddresses(
  texts: NonNullable<AreaRelease['texts']>,
  to: AddressMapper,
): NonNullable<AreaRelease['texts']> {
  const ofPart = (part: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(part).map(([language, address]) => [language, to(address)]));
  return Object.fromEntries(Object.entries(texts).map(([name, part]) => [name, ofPart(part)]));
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

/** Path, relative to the release's folder, of the file at an address. */
export function releaseFileOf(name: string, version: string, address: string): string {
  return faultyAddresses(
    name,
    version,
  )(address).slice(`${FAULTY_PATH}${releaseAddress(name, version, '')}`.length);
}
