/** Marks an element as busy until the promise settles; its old content stays visible. */
export async function markBusyDuring<Answer>(target: Element, answer: Promise<Answer>): Promise<Answer> {
  target.setAttribute('aria-busy', 'true');
  try {
    return await answer;
  } finally {
    target.removeAttribute('aria-busy');
  }
}
