/** Says that something is on its way, for as long as it is: what was shown stays until then. */
export async function markBusyDuring<Answer>(place: Element, asked: Promise<Answer>): Promise<Answer> {
  place.setAttribute('aria-busy', 'true');
  try {
    return await asked;
  } finally {
    place.removeAttribute('aria-busy');
  }
}
