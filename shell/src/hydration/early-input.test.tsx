import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROOT_ID } from 'platform/contract';
import { type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { recordEarlyInput, takeEarlyInput } from './early-input.ts';

/** Replays the recorded input up to the last press. */
async function enter(enterAgain: () => void): Promise<void> {
  await act(async () => {
    enterAgain();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

function buttonIn(html: string): HTMLButtonElement {
  document.body.innerHTML = `<div id="${ROOT_ID}">${html}</div>`;
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
}

it('replays each press from before hydration once', async () => {
  const button = buttonIn('<button type="button"><span>Heart</span></button>');
  recordEarlyInput();
  button.querySelector('span')?.click();
  button.click();
  const enterAgain = takeEarlyInput();
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  await enter(enterAgain);
  expect(onClick).toHaveBeenCalledTimes(1);
  await enter(takeEarlyInput());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('skips removed elements, and those that work without scripts', async () => {
  const onClick = jest.fn();
  const gone = buttonIn('<button type="button">Gone</button>');
  recordEarlyInput();
  gone.click();
  gone.remove();
  gone.addEventListener('click', onClick);
  const sending = buttonIn('<form action="/"><button>Search</button></form>');
  sending.form?.addEventListener('submit', (event) => event.preventDefault());
  sending.click();
  sending.addEventListener('click', onClick);
  await enter(takeEarlyInput());
  expect(onClick).not.toHaveBeenCalled();
});

it('leaves a button that the browser answers by itself to it, and does not repeat the press', async () => {
  const onClick = jest.fn();
  const opening = buttonIn('<button type="button" commandfor="menu" command="show-modal">Menu</button>');
  // jsdom knows no commands.
  Object.assign(opening, { command: 'show-modal' });
  recordEarlyInput();
  opening.addEventListener('click', onClick);
  opening.click();
  await enter(takeEarlyInput());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('replays the press of such a button in a browser that knows no commands', async () => {
  const onClick = jest.fn();
  const opening = buttonIn('<button type="button" commandfor="menu" command="show-modal">Menu</button>');
  recordEarlyInput();
  opening.addEventListener('click', onClick);
  opening.click();
  expect(onClick).not.toHaveBeenCalled();
  await enter(takeEarlyInput());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('holds back a form that only scripts can send, and sends it later', async () => {
  const sending = buttonIn('<form method="post"><button>Log in</button></form>');
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  sending.form?.addEventListener('submit', onSubmit);
  recordEarlyInput();
  sending.click();
  expect(onSubmit).not.toHaveBeenCalled();
  await enter(takeEarlyInput());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

function Form(props: { readonly onSend: (values: object) => void }) {
  const [name, setName] = useState('');
  const [city, setCity] = useState('Kiffa');
  const [isSure, setSure] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSend({ name, city, isSure });
  };
  return (
    <form method="post" onSubmit={send}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="City" value={city} onChange={(event) => setCity(event.target.value)}>
        <option>Kiffa</option>
        <option>Atar</option>
      </select>
      <input
        aria-label="Sure"
        type="checkbox"
        checked={isSure}
        onChange={(event) => setSure(event.target.checked)}
      />
      <button>Send</button>
    </form>
  );
}

function rootWith(html: string): HTMLElement {
  const root = document.createElement('div');
  root.id = ROOT_ID;
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

/** A server-rendered form with the starter listening, and its hydration. */
function renderedForm() {
  const onSend = jest.fn();
  const root = rootWith(renderToString(<Form onSend={onSend} />));
  recordEarlyInput();
  const hydrate = () => render(<Form onSend={onSend} />, { container: root, hydrate: true });
  return { user: userEvent.setup(), onSend, hydrate };
}

it('ignores what stands outside of the content, such as the reload link', () => {
  document.body.innerHTML = `<form method="post"><button>Reload the page</button></form><div id="${ROOT_ID}"></div>`;
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  recordEarlyInput();
  document.querySelector('button')?.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  takeEarlyInput()();
});

it('fills in again what was typed before hydration, and sends it', async () => {
  const { user, onSend, hydrate } = renderedForm();
  await user.type(screen.getByLabelText('Name'), 'Aïcha');
  await user.selectOptions(screen.getByLabelText('City'), 'Atar');
  await user.click(screen.getByLabelText('Sure'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const enterAgain = takeEarlyInput();
  hydrate();
  await enter(enterAgain);
  expect(screen.getByLabelText('Name')).toHaveValue('Aïcha');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(onSend).toHaveBeenCalledWith({ name: 'Aïcha', city: 'Atar', isSure: true });
});

it('preserves what is typed during hydration, and sends it', async () => {
  const { user, onSend, hydrate } = renderedForm();
  await user.type(screen.getByLabelText('Name'), 'Aï');
  const enterAgain = takeEarlyInput();
  hydrate();
  await user.type(screen.getByLabelText('Name'), 'cha');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await enter(enterAgain);
  expect(screen.getByLabelText('Name')).toHaveValue('Aïcha');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(onSend).toHaveBeenCalledWith({ name: 'Aïcha', city: 'Kiffa', isSure: false });
});

function Choice(props: { readonly onChoose: (way: string) => void }) {
  const [way, setWay] = useState('Delivery');
  props.onChoose(way);
  return ['Takeaway', 'Delivery', 'Table'].map((name) => (
    <label key={name}>
      <input type="radio" name="way" checked={way === name} onChange={() => setWay(name)} />
      {name}
    </label>
  ));
}

it.each([
  { before: ['Table', 'Takeaway'], meanwhile: [], chosen: 'Takeaway' },
  { before: [], meanwhile: ['Table', 'Takeaway', 'Table'], chosen: 'Table' },
  { before: ['Takeaway'], meanwhile: ['Table', 'Delivery'], chosen: 'Delivery' },
])('leaves the choice among several that was made last: $chosen', async ({ before, meanwhile, chosen }) => {
  const onChoose = jest.fn();
  const root = rootWith(renderToString(<Choice onChoose={onChoose} />));
  recordEarlyInput();
  const user = userEvent.setup();
  for (const name of before) await user.click(screen.getByLabelText(name));
  const enterAgain = takeEarlyInput();
  for (const name of meanwhile) await user.click(screen.getByLabelText(name));
  render(<Choice onChoose={onChoose} />, { container: root, hydrate: true });
  await enter(enterAgain);
  expect(screen.getByLabelText(chosen)).toBeChecked();
  expect(onChoose).toHaveBeenLastCalledWith(chosen);
});

it('reports no change of fields with their rendered values', async () => {
  const onChange = jest.fn();
  const root = rootWith(
    '<input type="checkbox" aria-label="Sold out"><input aria-label="Name" value="Thieb">',
  );
  recordEarlyInput();
  const user = userEvent.setup();
  await user.dblClick(screen.getByLabelText('Sold out'));
  await user.type(screen.getByLabelText('Name'), 's{Backspace}');
  const enterAgain = takeEarlyInput();
  root.addEventListener('change', onChange);
  await enter(enterAgain);
  expect(onChange).not.toHaveBeenCalled();
});
