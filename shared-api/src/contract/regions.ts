/** The fixed list of regions with their communes (requirements 3.2). */
export const COMMUNES_OF_REGION = {
  'Hodh Ech Chargui': ['Néma', 'Timbédra', 'Bassikounou', 'Amourj'],
  'Hodh El Gharbi': ['Aïoun El Atrouss', 'Tintane', 'Kobenni', 'Tamchekett'],
  Assaba: ['Kiffa', 'Guerou', 'Kankossa', 'Barkéol'],
  Gorgol: ['Kaédi', "M'Bout", 'Maghama', 'Monguel'],
  Brakna: ['Aleg', 'Boghé', 'Bababé', 'Magta-Lahjar'],
  Trarza: ['Rosso', 'Boutilimit', 'Mederdra', "R'Kiz"],
  Adrar: ['Atar', 'Chinguetti', 'Ouadane', 'Aoujeft'],
  'Dakhlet Nouadhibou': ['Nouadhibou', 'Chami', 'Boulenouar'],
  Tagant: ['Tidjikja', 'Moudjéria', 'Tichitt'],
  Guidimaka: ['Sélibaby', 'Ould Yengé', 'Ghabou', 'Wompou'],
  'Tiris Zemmour': ['Zouérate', "F'Dérick", 'Bir Moghrein'],
  Inchiri: ['Akjoujt'],
  'Nouakchott Nord': ['Dar Naïm', 'Teyarett', 'Toujounine'],
  'Nouakchott Ouest': ['Ksar', 'Sebkha', 'Tevragh-Zeina'],
  'Nouakchott Sud': ['Arafat', 'El Mina', 'Riyad'],
} as const satisfies Record<string, readonly string[]>;

export type Region = keyof typeof COMMUNES_OF_REGION;

/** The 15 region names in the specification's order. */
export const REGIONS = Object.keys(COMMUNES_OF_REGION) as Region[];

/** Whether a text is one of the 15 regions. */
export function isRegion(value: string): value is Region {
  return Object.hasOwn(COMMUNES_OF_REGION, value);
}

const COMMUNES: ReadonlySet<string> = new Set(Object.values(COMMUNES_OF_REGION).flat());

/** Whether a text is a commune of any region. */
export function isCommune(value: string): boolean {
  return COMMUNES.has(value);
}

/** The communes of a region, in the list's order; empty for an unknown or absent region. */
export function communesOf(region: string | null | undefined): readonly string[] {
  return region && isRegion(region) ? COMMUNES_OF_REGION[region] : [];
}
