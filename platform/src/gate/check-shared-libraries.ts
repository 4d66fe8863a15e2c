import { satisfies } from 'semver';
import type { GateProblem } from '../contract/releases.ts';
import type { GateReport } from '../release/gate.ts';
import { SHELL } from '../store/index.ts';
import type { BuiltRelease } from '../store/index.ts';
import type { Candidate } from './candidate.ts';

/** Every library that an area takes from the page has to be brought by the shell, in a version that the area takes. */
export function checkSharedLibraries({ area, shell, concerned }: Candidate): GateReport {
  if (!shell?.provides) {
    return { problems: [], unchecked: ['Shared libraries: this shell does not say what it brings.'] };
  }
  const { provides, version } = shell;
  const problems = concerned.flatMap((release) => problemsOf(release, provides, { area, version }));
  const silent = concerned.filter(({ requires }) => !requires);
  return {
    problems,
    unchecked: silent.map(({ name }) => `Shared libraries: ${name} does not say what it needs.`),
  };
}

function problemsOf(
  { name, requires = {} }: BuiltRelease,
  provides: Readonly<Record<string, string>>,
  shell: { area: string; version: string },
): GateProblem[] {
  return Object.entries(requires).flatMap(([library, range]): GateProblem[] => {
    const brought = Object.hasOwn(provides, library) ? provides[library] : undefined;
    if (brought !== undefined && satisfies(brought, range)) return [];
    const has = brought === undefined ? `does not bring it` : `brings ${brought}`;
    return [
      {
        check: 'shared',
        reason: `${name} needs ${library} ${range}; shell ${shell.version} ${has}.`,
        fix:
          shell.area === SHELL
            ? `Release ${name} built against this ${library} first, or keep the version in the shell.`
            : `Release the shell with ${library} ${range} first, or build ${name} against ${brought ?? 'what the shell has'}.`,
      },
    ];
  });
}
