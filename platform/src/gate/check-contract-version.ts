import type { GateProblem } from '../contract/releases.ts';
import { SHELL } from '../store/index.ts';
import type { Candidate } from './candidate.ts';

/** Every area has to speak the contract of the shell that would be live with it. */
export function checkContractVersions({ area, shell, concerned }: Candidate): GateProblem[] {
  if (!shell) return [];
  return concerned
    .filter(({ contract }) => contract !== shell.contract)
    .map((release) => ({
      check: 'contract',
      reason: `${release.name} ${release.version} speaks contract ${release.contract}, shell ${shell.version} speaks ${shell.contract}.`,
      fix:
        area === SHELL
          ? `Release a ${release.name} of contract ${shell.contract} as a canary first, or keep both contracts in the shell.`
          : `Release a shell of contract ${release.contract} first.`,
    }));
}
