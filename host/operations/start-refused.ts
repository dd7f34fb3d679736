/** The service cannot start for a reason that the operator can remove; the message is a sentence about it. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
