import { render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';

/** More than React works before it lets other tasks run. */
const LONG_RENDER_MS = 20;

function work(): void {
  const end = performance.now() + LONG_RENDER_MS;
  while (performance.now() < end);
}

function Slow() {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStep(1));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (step === 1) void Promise.resolve(2).then(setStep);
    if (step === 2) heading.current?.focus();
  }, [step]);
  if (step === 0) return null;
  work();
  return (
    <h1 ref={heading} tabIndex={-1}>
      Slow
    </h1>
  );
}

test('a wait for what is shown is over when the effects of a slow render have run', async () => {
  render(<Slow />);
  expect(await screen.findByRole('heading', { name: 'Slow' })).toHaveFocus();
});
