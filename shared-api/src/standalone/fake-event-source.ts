/** Stands for the browser's EventSource, which jsdom lacks; a test pushes through {@link push}. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  /** Whether streams open by themselves. */
  static isAnswered = true;
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.push(this);
    queueMicrotask(() => {
      const isOpen = FakeEventSource.isAnswered && this.readyState !== FakeEventSource.CLOSED;
      if (isOpen) this.dispatchEvent(new Event('open'));
    });
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this);
  }
}

/** Sends an event of the service to the page. */
export function push(type: 'notification' | 'order', data: unknown): void {
  for (const source of FakeEventSource.open) {
    source.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}
