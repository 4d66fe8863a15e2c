import type { GateProblem } from '../../contract/index.ts';
import { SHELL } from '../../contract/server/index.ts';
import type { Candidate } from './candidate.ts';

/** Every area must have the contract version of the shell that it would be live with. */
export function checkContractVersions({ changed, shell, concerned }: Candidate): GateProblem[] {
  if (!shell) return [];
  return concerned
    .filter(({ contract }) => contract !== shell.contract)
    .map((release) => ({
      check: 'contract',
      reason: `${release.name} ${release.version} has contract ${release.contract}, shell ${shell.version} has contract ${shell.contract}.`,
      fix: changed.includes(SHELL)
        ? `Release ${release.name} with contract ${shell.contract} as a canary first, or support both contracts in the shell.`
        : `Release a shell with contract ${release.contract} first.`,
    }));
}
