import PDFKit from 'pdfkit';

/** A document without the time at which it was made, so that equal ones have equal bytes. It begins without a page and a font. */
export class PdfDocument extends PDFKit {
  constructor(title: string) {
    super({
      autoFirstPage: false,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      // Of title and date the library makes the id of the document.
      info: { Title: title, Creator: 'Natal', CreationDate: new Date(0) },
    });
    Reflect.deleteProperty(this.info, 'CreationDate');
  }

  /** Writes no metadata in XML: PDFKit 0.20.2 does not escape the title there, and states the time once more. */
  override endMetadata(): void {}
}
