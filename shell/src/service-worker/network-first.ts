/** Milliseconds that the network has before a saved copy is used. */
const NETWORK_TIMEOUT_MS = 12_000;

/**
 * The network's response, or the saved copy when the network fails or takes too long. Without a copy it waits for the
 * network.
 * @throws what the request threw, without a copy
 */
export async function networkFirst(
  request: Promise<Response>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  let response: Response | undefined;
  try {
    response = await Promise.race([request, wait(NETWORK_TIMEOUT_MS)]);
  } catch (error) {
    const saved = await findSaved();
    if (saved) return saved;
    throw error;
  }
  return response ?? (await findSaved()) ?? request;
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
