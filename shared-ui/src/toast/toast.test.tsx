import { act, fireEvent, screen } from '@testing-library/react';
import { makeTexts, renderUi } from '../testing/render-ui.tsx';
import { said } from '../testing/said.ts';
import { type LazyText, lazyTexts } from '../text/lazy-text.ts';
import type { ToastApi } from './toast-store.ts';
import { ToastProvider, useToast } from './toast.tsx';

function renderToasts(texts = makeTexts()): ToastApi {
  const apis: ToastApi[] = [];
  function Area() {
    apis.push(useToast());
    return null;
  }
  renderUi(
    <ToastProvider>
      <Area />
      <Area />
    </ToastProvider>,
    texts,
  );
  const [first, second] = apis;
  if (first === undefined) throw new Error('No area was rendered.');
  expect(second).toBe(first);
  return first;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('appear in an existing live region, and close by themselves', () => {
    const toast = renderToasts();
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    act(() => void toast.success(said('Saved.')));
    expect(region).toHaveTextContent('Saved.');
    pass(4_900);
    expect(region).toHaveTextContent('Saved.');
    pass(200);
    expect(region).toBeEmptyDOMElement();
  });

  it('run their action once', () => {
    const toast = renderToasts();
    const handleUndo = jest.fn();
    act(
      () => void toast.show(said('Dish removed.'), { action: { label: said('Undo'), onAction: handleUndo } }),
    );
    pass(9_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Dish removed.')).not.toBeInTheDocument();
  });

  it('stay open while hovered or focused', () => {
    const toast = renderToasts();
    act(() => void toast.show(said('Read me.')));
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(region).toHaveTextContent('Read me.');
    fireEvent.pointerLeave(region);
    pass(5_100);
    expect(region).toBeEmptyDOMElement();
  });

  it('are assertive for errors and stay longer', () => {
    const toast = renderToasts();
    act(() => void toast.error(said('Not saved.')));
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    pass(9_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('can stay until they are closed by id or by hand', () => {
    const toast = renderToasts(makeTexts('fr'));
    act(() => void toast.show(said('Pinned'), { duration: null, id: 'pin' }));
    pass(600_000);
    act(() => void toast.show(said('Pinned again'), { duration: null, id: 'pin' }));
    expect(screen.queryByText('Pinned')).not.toBeInTheDocument();
    act(() => toast.dismiss('pin'));
    expect(screen.queryByText('Pinned again')).not.toBeInTheDocument();
    act(() => void toast.show(said('By hand'), { duration: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('By hand')).not.toBeInTheDocument();
  });

  it('follow a change of language, with their action and what stands in them', async () => {
    const texts = makeTexts();
    texts.addResource('en', 'area', 'sold', '{{dish}} is back at {{time}}');
    texts.addResource('fr', 'area', 'sold', '{{dish}} revient à {{time}}');
    const text = lazyTexts('area');
    const toast = renderToasts(texts);
    const message = text('sold', {
      dish: lazyTexts('ui')('close'),
      time: (language) => (language === 'fr' ? '21 h' : '9 pm'),
    });
    act(
      () => void toast.show(message, { action: { label: lazyTexts('ui')('cancel'), onAction: jest.fn() } }),
    );
    expect(screen.getByText('Close is back at 9 pm')).toBeInTheDocument();
    await act(() => texts.changeLanguage('fr'));
    expect(screen.getByText('Fermer revient à 21 h')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeInTheDocument();
  });

  it('of an area that hands over a finished text are drawn too', () => {
    const toast = renderToasts();
    act(() => void toast.show('Saved.' as unknown as LazyText));
    expect(screen.getByText('Saved.')).toBeInTheDocument();
  });

  it('are limited to the newest three', () => {
    const toast = renderToasts();
    act(() => ['one', 'two', 'three', 'four'].forEach((message) => void toast.show(said(message))));
    expect(screen.getByRole('region')).toHaveTextContent('twothreefour');
  });
});

it('useToast throws without a provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Lost() {
    useToast();
    return null;
  }
  expect(() => renderUi(<Lost />)).toThrow('ToastProvider');
});
