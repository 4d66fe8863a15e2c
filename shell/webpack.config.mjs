import { defineShell } from 'platform/preset';

// One kilobyte is the history that lets Back close what is on top (decision back-closes-what-is-on-top).
// 0.2 are lazy texts, which let a toast follow a change of language (decision ui-lazy-texts).
// Half a kilobyte is what loads texts by language, and Arabic's names of days and months, which dates need at once
// (decision texts-loaded-by-language).
// The hashes in it alone make one build some 50 bytes heavier than another.
export default defineShell({
  root: import.meta.dirname,
  port: 3010,
  budget: 127.5,
  owner: { team: 'Platform' },
});
