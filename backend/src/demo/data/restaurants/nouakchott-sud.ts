import type { DemoRestaurant } from '../types.ts';
import { daily, dish, menuCategory, withDays } from './notation.ts';

const REGION = { region: 'Nouakchott Sud' } as const;

/** Arafat, El Mina and Riyad. */
export const NOUAKCHOTT_SUD: readonly DemoRestaurant[] = [
  {
    key: 'dibiterie-keur-yaay',
    name: 'Dibiterie Keur Yaay',
    description:
      'Lamb chopped to order, tossed on the embers in brown paper with onion, mustard and a secret pepper mix.',
    category: 'grill',
    ...REGION,
    commune: 'Arafat',
    address: 'Carrefour des Poteaux, lot 27',
    landmark: 'Red gate, benches outside',
    phone: '2255010115',
    owner: { firstname: 'Ibrahima', lastname: 'Ndiaye', email: 'ibrahima.ndiaye@maida.example' },
    confirmed: true,
    banner: 'banner-chwaya',
    hours: daily('12:00-15:00', '18:00-02:30'),
    minimumOrder: 100,
    deliveryFee: 20,
    prepMinutes: 20,
    menu: [
      menuCategory(
        'Dibi',
        dish('Dibi agneau', 'Half a kilo, mustard onions, bread.', 190, 'chwaya'),
        dish('Dibi mouton entier', 'A kilo on brown paper for four.', 360, 'mechoui'),
        dish('Dibi poulet', 'Chicken pieces, lime and chilli.', 150, 'grilled-chicken'),
      ),
      menuCategory(
        'Skewers',
        dish('Brochettes mixtes', 'Beef, liver and kidney, two of each.', 110, 'brochettes'),
        dish('Kefta', 'Minced lamb, coriander.', 100, 'kefta'),
      ),
      menuCategory(
        'Plates',
        dish('Yassa du soir', 'Grilled chicken under a blanket of onions.', 120, 'yassa'),
        dish('Steak frites', 'Rump steak, pepper butter.', 180, 'steak-fries'),
      ),
      menuCategory(
        'Extras',
        dish('Alloco', 'Sweet plantain.', 45, 'alloco'),
        dish('Frites', 'A big basket.', 40, 'fries'),
        dish('Bissap', 'Home-made, not too sweet.', 30, 'bissap'),
      ),
    ],
  },
  {
    key: 'baobab-presse',
    name: 'Le Baobab Pressé',
    description:
      'Thirty fruits on the counter and one loud press. Bouye, mango, tamarind, avocado: pick the colour of your afternoon.',
    category: 'drinks',
    ...REGION,
    commune: 'El Mina',
    address: 'Rue du Dispensaire, lot 5',
    landmark: 'Kiosk painted with a baobab',
    phone: '2255010116',
    owner: { firstname: 'Fatimata', lastname: 'Ba', email: 'fatimata.ba@maida.example' },
    confirmed: true,
    banner: 'banner-juice',
    hours: withDays(daily('09:00-23:00'), { 4: ['09:00-12:30', '15:00-23:30'] }),
    minimumOrder: 60,
    deliveryFee: 20,
    prepMinutes: 10,
    menu: [
      menuCategory(
        'Roots and flowers',
        dish('Bissap rouge', 'Hibiscus, mint, orange blossom.', 30, 'bissap'),
        dish('Gingembre', 'Pressed root, lime, cane sugar.', 35, 'ginger-juice'),
        dish('Bouye', 'Baobab pulp and milk.', 40, 'bouye'),
      ),
      menuCategory(
        'Fresh fruit',
        dish('Orange', 'Pressed in front of you.', 50, 'orange-juice'),
        dish('Mangue', 'From the orchards of the river.', 50, 'mango-juice'),
        dish('Avocat lait', 'Avocado, milk and honey.', 65, 'avocado-juice'),
        dish('Citron menthe', 'Sharp and green.', 40, 'mint-lemonade'),
      ),
      menuCategory(
        'With a spoon',
        dish('Salade de fruits', 'Cut small, lime syrup.', 60, 'fruit-salad'),
        dish('Thiakry', 'Millet pearls in sweet curdled milk.', 45, 'lakh'),
      ),
      menuCategory(
        'To nibble',
        dish('Beignets', 'A warm dozen.', 35, 'beignets'),
        dish('Msemen', 'One, with honey.', 30, 'msemen'),
      ),
    ],
  },
  {
    key: 'galle-pullo',
    name: 'Galle Pullo',
    description:
      'The house of the Fulani herder: steamed millet, leaf sauces, and curdled milk from cows that have names.',
    category: 'mauritanian',
    ...REGION,
    commune: 'Riyad',
    address: 'PK 8, ruelle des Éleveurs',
    landmark: 'Courtyard with the calabashes on the wall',
    phone: '2255010117',
    owner: { firstname: 'Hamady', lastname: 'Diallo', email: 'hamady.diallo@maida.example' },
    confirmed: true,
    banner: 'banner-lakh',
    hours: withDays(daily('11:00-22:30'), { 6: ['11:00-16:00'] }),
    minimumOrder: 70,
    deliveryFee: 20,
    prepMinutes: 25,
    menu: [
      menuCategory(
        'Millet',
        dish('Lacciri e haako', 'Millet couscous, cowpea-leaf sauce.', 85, 'aich'),
        dish('Lacciri e kosam', 'Millet couscous, fresh curdled milk.', 65, 'lakh'),
        dish('Lakh', 'Millet pearls, sweet yoghurt, raisins.', 55, 'lakh'),
      ),
      menuCategory(
        'Rice and sauces',
        dish('Maffe gerte', 'Groundnut stew, beef and cassava.', 110, 'mafe'),
        dish('Ceebu jen', 'Rice and fish, river style.', 110, 'thieboudienne'),
        dish('Mbakhal', 'Soft rice, dried fish, peanuts and lime.', 90, 'mbakhal'),
      ),
      menuCategory(
        'Fire',
        dish('Teew juɗaaɗo', 'Grilled beef on the bone, coarse salt.', 170, 'chwaya'),
        dish('Poulet bicyclette', 'Village chicken, charred and lean.', 190, 'grilled-chicken'),
      ),
      menuCategory(
        'Kosam',
        dish('Kosam lamɗam', 'Curdled milk, a little sugar.', 35, 'zrig'),
        dish('Bouye', 'Baobab and milk.', 40, 'bouye'),
      ),
    ],
  },
  {
    key: 'yassa-yaay-fatou',
    name: 'Chez Yaay Fatou',
    description:
      'Onions cut by the sack, cooked down until they shine. Yassa is the signature; the mafé has its own faithful.',
    category: 'senegalese',
    ...REGION,
    commune: 'El Mina',
    address: 'Sixième, rue de la Pompe',
    landmark: 'Turquoise shutters, opposite the pump',
    phone: '2255010118',
    owner: { firstname: 'Fatou', lastname: 'Gueye', email: 'fatou.gueye@maida.example' },
    confirmed: true,
    banner: 'banner-yassa',
    hours: withDays(daily('11:30-16:00', '19:00-23:00'), { 4: ['14:30-23:00'] }),
    minimumOrder: 80,
    deliveryFee: 20,
    prepMinutes: 25,
    menu: [
      menuCategory(
        'Signature',
        dish('Yassa poulet', 'Charcoal chicken, lime, golden onions, olives.', 110, 'yassa'),
        dish('Yassa poisson', 'Grilled bream in the same sauce.', 130, 'grilled-fish'),
        dish('Mafé bœuf', 'Groundnut, tomato, sweet potato.', 110, 'mafe'),
      ),
      menuCategory(
        'Rice',
        dish('Thieboudienne', 'Lunch only in spirit, served until late.', 110, 'thieboudienne'),
        dish('Ceebu yapp', 'Beef, mustard, peppercorns.', 115, 'ceebu-yapp'),
        dish('Riz au poulet', 'With carrots and peas.', 100, 'rice-chicken'),
      ),
      menuCategory(
        'Small plates',
        dish('Nems', 'Dakar style, vermicelli and beef.', 70, 'nems'),
        dish('Fataya', 'Six pieces, kaani sauce.', 45, 'fataya'),
        dish('Salade composée', 'Beetroot, potato, egg, vinaigrette.', 60, 'salad'),
      ),
      menuCategory(
        'Drinks and sweets',
        dish('Bissap', 'Hibiscus and mint.', 30, 'bissap'),
        dish('Gingembre', 'Strong, as it should be.', 35, 'ginger-juice'),
        dish('Lakh', 'Millet and sweet yoghurt.', 40, 'lakh'),
      ),
    ],
  },
];
