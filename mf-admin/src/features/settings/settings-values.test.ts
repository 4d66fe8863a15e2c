import { SAMPLE_SETTINGS } from 'shared-api/standalone';
import { toSettingsChange, toSettingsValues } from './settings-values.ts';

const settings = {
  ...SAMPLE_SETTINGS,
  social: { ...SAMPLE_SETTINGS.social, facebook: 'https://facebook.example/maida' },
};

test('sends no field that was not touched', () => {
  expect(toSettingsChange(toSettingsValues(settings), settings)).toEqual({});
});

test('sends only what differs, numbers as numbers and a cleared field as null', () => {
  const values = { ...toSettingsValues(settings), acceptanceMinutes: ' ١٥', contactPhone: ' 45 25 00 00 ' };
  expect(toSettingsChange(values, settings)).toEqual({ acceptanceMinutes: 15, contactPhone: '45 25 00 00' });
  const without = { ...toSettingsValues(settings), facebook: '' };
  expect(toSettingsChange(without, settings)).toEqual({
    social: { facebook: null, instagram: null, x: null },
  });
});
