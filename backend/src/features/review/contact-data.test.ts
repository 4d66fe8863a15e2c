import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasContactData } from './contact-data.ts';

const CONTACTS = [
  'Call 46121234',
  'Appelez le 46 12 12 34',
  '+222 46.12.12.34',
  '46-12/12 (34)',
  '4 6 1 2 1 2 3 4',
  '٤٦١٢١٢٣٤ اتصل',
  '۴۶ ۱۲ ۱۲ ۳۴',
  '４６１２１２３４',
  '46 puis 12 puis 12 puis 34',
  '46 et 12 et 12 et 34',
  'quatre six un deux un deux trois quatre',
  'quarante-six, douze, douze, trente-quatre',
  'four six one two one two three four',
  'salma@example.org',
  'salma (at) example org',
  'salma arobase gmail',
  'Suivez @salma.food',
  'https://maida.example',
  'www.example',
  'example.com is better',
  'wa.me/22246121234',
  'bit . ly/abc',
  'insta: salma_food',
  'WhatsApp : salma',
];
const HONEST = [
  'Très bon.\nMerci !',
  'Ordered at 19:30 on 12/11/2026, paid 1500 MRU for 4.',
  'Commandé à 19h30 le 12.11.2026, arrivé à 20h15',
  '2 pizzas, 3 jus, 1 thé et 4 cafés : 1 250 MRU',
  'Un plat, deux sauces, trois desserts : tout était bon',
  'Bon.Merci. Je recommande',
  'Better than 2024, 10/10, 5 stars',
  'طعام لذيذ، وصل في ٣٠ دقيقة',
  '٢٥٠ أوقية، ٣٠٠ أوقية، ١٥٠ أوقية، ١٠٠ أوقية',
  'I found it on Instagram and WhatsApp works too',
  'Reçu à point. Mention spéciale au thieboudienne.',
];

for (const text of CONTACTS) test(`held: ${text}`, () => assert.ok(hasContactData(text)));
for (const text of HONEST) test(`published: ${text}`, () => assert.ok(!hasContactData(text)));
