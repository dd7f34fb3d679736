/** A chart has no Ascendant, on which a progression depends: its time is not known, or it is seen from the Sun. */
export class AscendantRequiredError extends Error {
  override readonly name = 'AscendantRequiredError';

  constructor() {
    super('the chart has no Ascendant');
  }
}
