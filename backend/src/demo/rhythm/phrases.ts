/** What customers write on an order; typed by people, so it is never translated. */
export const ORDER_NOTES: readonly string[] = [
  'Appelez-moi en arrivant, la sonnette ne marche pas.',
  'Please leave it with the guard.',
  'Le portail bleu après la boulangerie.',
  'Sans couverts, merci.',
  'Nous sommes six, ajoutez des serviettes.',
  'Call me when you are at the corner.',
  'Troisième étage, pas d’ascenseur, désolé.',
  'Extra bread if possible.',
  'C’est pour un anniversaire.',
  'Je passe le chercher dans une heure.',
];

export const LINE_NOTES: readonly string[] = [
  'Bien cuit',
  'Sans oignon',
  'Extra spicy, please',
  'Sans piment',
  'Sauce à part',
  'Less sugar',
  'Sans glaçons',
  'Avec beaucoup de menthe',
  'No mayonnaise',
];

/** Guests, who order without an account. */
export const GUEST_NAMES: readonly string[] = [
  'Abou Diallo',
  'Aïcha Mint Sid',
  'Amadou Ba',
  'Coumba Ndiaye',
  'Dah Ould Mbarek',
  'Djibril Seck',
  'Fatimetou',
  'Habib',
  'Jemila Mint Ely',
  'Khalil Ould Sidi',
  'Lamine Sy',
  'Leïla',
  'Mamadou Kane',
  'Mariata Thiam',
  'Nour',
  'Oum Kelthoum',
  'Papa Sarr',
  'Rokhaya',
  'Sidi Ould Amar',
  'Tahra Mint Saad',
  'Yacine Gaye',
  'Zahra',
];

export const GUEST_ADDRESSES: readonly string[] = [
  'Lot 14, près du marché',
  'Maison jaune après l’école',
  'Derrière la pharmacie, porte 3',
  'Rue de la mosquée, lot 28',
  'Face au terrain de football',
  'Immeuble blanc, premier étage',
  'Lot 205, portail vert',
  'À côté du dépôt de gaz',
];
