/** A body that is not built from a JSON value: text or bytes with a media type. */
export class Content {
  /** Value of the `Content-Type` header, with the charset. */
  readonly mediaType: string;
  readonly value: string | Uint8Array;

  constructor(mediaType: string, value: string | Uint8Array) {
    this.mediaType = mediaType;
    this.value = value;
  }
}

/** An answer with its own status or headers. A plain value returned by a handler means 200. */
export class Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

interface StorableParts {
  /** Changes with the content. */
  readonly tag: string;
  readonly maxAgeSeconds: number;
  /** Tag and time count for an answer with status 200. */
  readonly calculate: () => Promise<Answer<Content>>;
}

/**
 * An answer that only the client may keep, for a time, and whose entity tag is known before it is calculated: a client that has it
 * gets 304 without a calculation.
 */
export class StorableAnswer {
  readonly parts: StorableParts;

  constructor(parts: StorableParts) {
    this.parts = parts;
  }
}
