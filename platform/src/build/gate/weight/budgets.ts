/** What a part's scripts may weigh on a visitor's line, in KB of brotli, by part; `*` stands for the others. */
export type Budgets = Readonly<Record<string, number>>;

/**
 * The product's own budgets, each with room for changes: the shell weighed 127.8 when its was set. An operator raises
 * them by `RELEASE_BUDGETS`; an area cannot.
 */
export const DEFAULT_BUDGETS: Budgets = { shell: 138, '*': 40 };

/** A script of an area that loads later may weigh this many times the product's budget of a first load. */
export const LATER_FACTOR = 3;

/**
 * Reads `RELEASE_BUDGETS`: `mf-public=25,shell=140`.
 * @throws Error for a part without a positive number
 */
export function readBudgets(text: string | undefined): Budgets {
  const entries = (text ?? '').split(',').filter((part) => part.trim() !== '');
  const read = entries.map((entry) => {
    const [name = '', value = ''] = entry.split('=').map((part) => part.trim());
    const budget = Number(value);
    if (name && value && budget > 0) return [name, budget] as const;
    throw new Error(`RELEASE_BUDGETS: "${entry}" is not <part>=<KB>, such as mf-public=25.`);
  });
  return { ...DEFAULT_BUDGETS, ...Object.fromEntries(read) };
}

/** The budget of a part in KB: the operator's, or less if the part has set itself less. */
export function budgetOf(budgets: Budgets, name: string, own: number | undefined): number {
  const given = (Object.hasOwn(budgets, name) ? budgets[name] : undefined) ?? budgets['*'] ?? Infinity;
  return Math.min(given, own ?? Infinity);
}
