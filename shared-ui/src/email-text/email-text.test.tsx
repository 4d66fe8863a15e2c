import { renderUi } from '../testing/render-ui.tsx';
import { EmailText } from './email-text.tsx';

test('an address may break before its @, and is copied as it is', () => {
  const { container } = renderUi(<EmailText email="fatimetou.mint-ely@maida.example" />);
  expect(container).toHaveTextContent(/^fatimetou\.mint-ely@maida\.example$/);
  expect(container.querySelector('wbr')?.nextSibling).toHaveTextContent('@maida.example');
});
