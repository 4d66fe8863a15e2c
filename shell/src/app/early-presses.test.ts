import { noteEarlyPresses, takeEarlyPresses } from './early-presses.ts';

function buttonIn(html: string): HTMLButtonElement {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
}

it('presses once more what was pressed before anything listened, once each', () => {
  const button = buttonIn('<button type="button"><span>Heart</span></button>');
  noteEarlyPresses();
  button.querySelector('span')?.click();
  button.click();
  const press = takeEarlyPresses();
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  press();
  expect(onClick).toHaveBeenCalledTimes(1);
  takeEarlyPresses()();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves alone what is gone, and what a form has sent already', () => {
  const onClick = jest.fn();
  const gone = buttonIn('<button type="button">Gone</button>');
  noteEarlyPresses();
  gone.click();
  gone.remove();
  gone.addEventListener('click', onClick);
  const sending = buttonIn('<form><button>Search</button></form>');
  sending.form?.addEventListener('submit', (event) => event.preventDefault());
  sending.click();
  sending.addEventListener('click', onClick);
  takeEarlyPresses()();
  expect(onClick).not.toHaveBeenCalled();
});
