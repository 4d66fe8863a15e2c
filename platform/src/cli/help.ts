/** What `--help` prints. */
export const HELP = `Usage: platform <command> [options]

Take a version live
  release <area>             build what changed, store it, look whether it fits everything that is live, take it live
  promote <area> <version>   take a stored version live for everybody
  canary <area> 5%           show the latest stored version (or name one: canary <area> 5% <version>) to a share of
                             the visitors, always the same ones; again with 20% for more, promote for all, off to end.
                             One that does worse than what is live is taken back by itself
  rollback <area>            take back the canary if one runs, else the live version; at once

Look
  status                     what is live, since when, by whom, and how it does: errors per 1,000 page loads
  check <area> [version]     what would keep a version from going live (default: the live one)
  history [area]             who changed what, when and why
  doctor                     everything that releasing needs, and how to mend what is missing

Keep house
  prune                      remove versions that were not live for 30 days; live, canary and what a rollback leads
                             to always stay
  link [composition]         sign an address that shows the site as it was (default: as it is) for a week
  fault-link [<area>:<fault>…]  sign an address whose browser may make areas fail on purpose, for 8 hours, for itself
                             alone (docs/faults.md)
  override-link <area>=<origin>…  sign an address that takes areas from development servers, in one browser, for 8 hours
                             (docs/override.md)
  token <name>               make a pipeline's token

An area is a folder of the workspace with a webpack.config.mjs: shell, mf-public, …

Options
  --why <text>        reason, for the history
  --who <name>        who does it, for the history (default: the system user)
  --wait              with release: store and check it only; take it live later by promote or canary
  --canary <share>    with release: for a share of the visitors, 5% or 0.05
  --build             with release: build again although nothing has changed
  --force             take live what the gate refuses; the history keeps what it had against it
  --days <number>     with prune: keep for so many days, at least 30
  --dry-run           with prune: say what would go
  --server <address>  act on a running product over HTTP: release, status, history, promote, canary, rollback;
                      PLATFORM_TOKEN holds the token
  --data-dir <path>   the installation's data (default: $DATA_DIR, else .data in the workspace)
  --json              one JSON document instead of text
  --help              this text

Releases lie in the data folder, or in the bucket that RELEASES_S3_URL names (docs/releases-in-a-bucket.md).

Exit codes: 0 done, 1 refused or failed, 2 not understood.

Examples
  platform release mf-provider --why "sort orders by total"
  platform release mf-provider --canary 5%
  platform rollback mf-provider --why "orders do not load"
  PLATFORM_TOKEN=… platform release mf-provider --server https://maida.example
  PLATFORM_TOKEN=… platform status --server https://maida.example --json
`;
