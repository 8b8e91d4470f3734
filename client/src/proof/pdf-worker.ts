/** Reads PDFs beside the page, so that it stays quick: a file of our own, as the page's policy lets no other run. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
