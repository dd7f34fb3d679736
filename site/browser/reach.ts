/**
 * Sends a request.
 *
 * @throws DOMException `AbortError` if it was aborted; Error whose message tells the reader what to do, if nobody answers
 */
export async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new Error(navigator.onLine ? describeSilence('does not answer') : OFFLINE);
  }
}

const OFFLINE = 'You are offline. Connect to the network, then try again.';

/** Describes a service that gives no answer of its own. @param what it does instead */
export const describeSilence = (what: string): string =>
  `The service at ${location.host} ${what}. Wait a minute and try again; if it stays so, ask the operator whether it runs.`;
