import type { ChainRequest, Middleware } from '../call.ts';

/**
 * Leaves out the body where only the headers were asked for.
 *
 * @source RFC 9110, section 9.3.2 (HEAD): the server must not send content, and should send the headers of a GET
 */
export function headersAlone(): Middleware {
  const leaveOut = ({ event, response }: ChainRequest): void => {
    if (event.httpMethod !== 'HEAD' || !response) return;
    response.body = '';
    delete response.isBase64Encoded;
  };
  return { after: leaveOut, onError: leaveOut };
}
