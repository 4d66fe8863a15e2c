/** What `--help` prints. */
export const HELP = `Usage: platform <command> [options]

Commands
  release <area>             take the build in <area>/dist into the store and make it live
  promote <area> <version>   make a version that is in the store live
  rollback <area>            make the version before the live one live again
  check <area> [version]     say what would keep a version from going live (default: the live one)
  status                     show what is live
  history [area]             show who changed what, when and why

An area is a folder of the workspace with a webpack.config.mjs: shell, mf-public, …

Options
  --build             with release: build first (needed whenever the sources changed)
  --no-promote        with release: store it only
  --why <text>        reason, for the history
  --who <name>        who does it, for the history (default: the system user)
  --data-dir <path>   the installation's data (default: $DATA_DIR, else .data in the workspace)
  --json              one JSON document instead of text
  --help              this text

Exit codes: 0 done, 1 refused or failed, 2 not understood.

Examples
  platform release mf-provider --build --why "sort orders by total"
  platform rollback mf-provider --why "orders do not load"
`;
