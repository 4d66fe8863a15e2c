/** Stands for the browser's EventSource, which jsdom lacks; a test pushes through {@link push}. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  readyState = 1;

  constructor() {
    super();
    FakeEventSource.open.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this);
  }
}

/** Sends an order's event to the page. */
export function pushOrder(data: unknown): void {
  for (const source of FakeEventSource.open) {
    source.dispatchEvent(new MessageEvent('order', { data: JSON.stringify(data) }));
  }
}
