import { satisfies } from 'semver';
import type { GateProblem } from '../../contract/index.ts';
import { SHELL, type BuiltRelease, type GateReport } from '../../contract/server/index.ts';
import type { Candidate } from './candidate.ts';

/** The shell must provide every library that an area takes from it, in a version within the area's range. */
export function checkSharedLibraries({ changed, shell, concerned }: Candidate): GateReport {
  if (!shell?.provides) {
    return {
      problems: [],
      unchecked: ['Shared libraries: the shell’s release does not list its libraries.'],
    };
  }
  const { provides, version } = shell;
  const problems = concerned.flatMap((release) => problemsOf(release, provides, { changed, version }));
  const unlisted = concerned.filter(({ requires }) => !requires);
  return {
    problems,
    unchecked: unlisted.map(
      ({ name }) => `Shared libraries: the release of ${name} does not list its libraries.`,
    ),
  };
}

function problemsOf(
  { name, requires = {} }: BuiltRelease,
  provides: Readonly<Record<string, string>>,
  shell: { changed: readonly string[]; version: string },
): GateProblem[] {
  return Object.entries(requires).flatMap(([library, range]): GateProblem[] => {
    const provided = Object.hasOwn(provides, library) ? provides[library] : undefined;
    if (provided !== undefined && satisfies(provided, range)) return [];
    const has = provided === undefined ? `does not provide it` : `provides ${provided}`;
    return [
      {
        check: 'shared',
        reason: `${name} needs ${library} ${range}; shell ${shell.version} ${has}.`,
        fix: shell.changed.includes(SHELL)
          ? `Release ${name} built against this ${library} first, or keep the version in the shell.`
          : `Release the shell with ${library} ${range} first, or build ${name} against ${provided ?? 'what the shell has'}.`,
      },
    ];
  });
}
