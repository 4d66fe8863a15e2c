import { TEXTS } from '../../testing/texts.ts';
import { createI18n } from './create-i18n.ts';

test('a key without a text is an error in the console; one with a default is none', () => {
  const write = jest.spyOn(console, 'error').mockReturnValue();
  const { t } = createI18n('fr', TEXTS.fr);
  expect(t('new_in_this_release', { defaultValue: 'Nouveau' })).toBe('Nouveau');
  expect(t(['code_of_a_newer_service', 'server_error'], { ns: 'errors' })).toBe(TEXTS.fr.errors.server_error);
  expect(write).not.toHaveBeenCalled();
  t('missing_everywhere', { ns: 'errors' });
  expect(write).toHaveBeenCalledWith('There is no text for errors:missing_everywhere.');
  write.mockRestore();
});
