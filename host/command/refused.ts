/** What was asked for is refused, and the message says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
