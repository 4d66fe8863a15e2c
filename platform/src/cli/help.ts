/** What `--help` prints. */
export const HELP = `Usage: platform <command> [options]

Change what is live
  release <area>             build it if its sources changed, store it, check that it fits the live versions, and make
                             it live
  promote <area> <version>   make a stored version live for everybody
  canary <area> 5%           show the latest stored version (or a given one: canary <area> 5% <version>) to a share of
                             the visitors, always the same ones; repeat with 20% for more, promote for all, off to
                             end. A canary that is worse than the live version is rolled back automatically
  release --changed          the same for all areas whose sources differ from what is live: checked together, live in one
                             step, or none of them
  rollback <area>            roll back the canary or, without one, the live version, at once; bring back a retired area;
                             with --together all areas that changed in one step with it
  retire <area>              take an area out: its addresses answer 410 Gone and stay its own, its links vanish. It comes
                             back with rollback, or with release or promote and --bring-back

Show
  status                     what is live, since when, by whom, from which commit, and its health: errors per 1,000
                             page loads
  check <area> [version]     what would prevent a version from going live (default: the live one); with --deep also
                             what a walk through all its pages finds
  history [area]             who changed what, when and why, and from which commit
  doctor                     check everything that releasing needs, and how to fix what is missing

Maintain
  prune                      remove versions that were not live for 30 days; live versions, canaries and rollback
                             targets always stay
  link [composition]         sign a link to the site as it was (default: as it is now), valid for a week
  fault-link [<area>:<fault>…]  sign a link that lets one browser simulate failing areas for 8 hours (docs/faults.md)
  override-link <area>=<origin>…  sign a link with which one browser loads areas from development servers for 8 hours
                             (docs/override.md)

Rights (docs/releasing.md)
  token create <name> --area <area> --acts <acts>
                             make a token for a pipeline, shown once; repeat --area and --acts for more areas
  token list                 what each token may do, when it was last used, and until when it works
  token end <name>           end it, on every server within a second
  person limit <email> --area <area> --acts <acts>
                             let an admin do this alone; without --area nothing
  person free <email>        let an admin do everything again
  address                    which area owns which addresses
  address give-up <area> <pattern>
                             free an address that the live version no longer mounts
  acts                       who did what with which right, from which network, and what was refused

An area is a folder of the workspace with a webpack.config.mjs: shell, mf-public, …

Options
  --why <text>        reason, for the history
  --who <name>        author, for the history (default: the system user)
  --wait              with release: only store it; make it live later with promote or canary
  --canary <share>    with release: for a share of the visitors, 5% or 0.05
  --build             with release: build even if nothing has changed
  --force             make it live although the gate refuses; the history records the reasons
  --bring-back        with release and promote: bring back an area that was retired
  --together          with rollback: all areas that changed in one step with it
  --deep              with check: open every page for everybody in every language, and compare what each leaves behind
  --days <number>     with prune: how many days to keep versions, at least 30
  --dry-run           with prune: only print what would be removed
  --area <area>       with token create and person limit: an area, shell, or * for every one
  --acts <acts>       what may be done there: all, or some of look,release,canary,promote,rollback,force,override,
                      retire,rights
  --ends <day>        with token create: when it ends by itself
  --server <address>  act on a running product over HTTP: release, status, history, promote, canary, rollback, retire,
                      and all of Rights; PLATFORM_TOKEN holds the token
  --data-dir <path>   data folder of the installation (default: $DATA_DIR, else .data in the workspace)
  --json              print one JSON document instead of text
  --help              print this text

Releases are stored in the data folder, or in the bucket of RELEASES_S3_URL (docs/releases-in-a-bucket.md).

Exit codes: 0 done, 1 refused or failed, 2 invalid command line.

Examples
  platform release mf-provider --why "sort orders by total"
  platform release mf-provider --canary 5%
  platform rollback mf-provider --why "orders do not load"
  platform token create provider-team --area mf-provider --acts release,canary,promote,rollback
  PLATFORM_TOKEN=… platform release mf-provider --server https://maida.example
  PLATFORM_TOKEN=… platform status --server https://maida.example --json
`;
