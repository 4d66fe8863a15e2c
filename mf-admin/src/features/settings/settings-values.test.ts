import type { Settings } from 'shared-api/contract';
import { toSettingsChange, toSettingsValues } from './settings-values.ts';

const settings: Settings = {
  contactEmail: 'contact@maida.example',
  contactPhone: null,
  social: { facebook: 'https://facebook.example/maida', instagram: null, x: null },
  acceptanceMinutes: 10,
  phoneDigits: 10,
  version: 1,
};

test('what was not touched is not sent', () => {
  expect(toSettingsChange(toSettingsValues(settings), settings)).toEqual({});
});

test('only what differs is sent, numbers as numbers and an emptied field as null', () => {
  const values = { ...toSettingsValues(settings), acceptanceMinutes: '15', contactPhone: ' 45 25 00 00 ' };
  expect(toSettingsChange(values, settings)).toEqual({ acceptanceMinutes: 15, contactPhone: '45 25 00 00' });
  const without = { ...toSettingsValues(settings), facebook: '' };
  expect(toSettingsChange(without, settings)).toEqual({
    social: { facebook: null, instagram: null, x: null },
  });
});
