import { packEbook } from '../src/manuscripts/ebook/pack-ebook.ts'

const container = `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const opf = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>
<item id="text" href="text.xhtml" media-type="application/xhtml+xml"/></manifest>
<spine><itemref idref="text"/></spine></package>`

const text = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Trap</title></head>
<body onload="top.document.title = 'taken'">
<script>top.document.title = 'taken'</script>
<svg xmlns="http://www.w3.org/2000/svg"><script>top.document.title = 'taken'</script></svg>
<p>Words of a trap. <a href="#note">To the note</a></p>
<p><a href="javascript:top.document.title='taken'">Press here</a></p>
<p><a href="text.xhtml" onclick="top.document.title = 'taken'">Or here</a></p>
<img src="https://elsewhere.example/seen.png" onerror="top.document.title = 'taken'" alt="A picture from elsewhere"/>
<img src="none.jpg" onerror="top.document.title = 'taken'" alt="No picture"/>
<iframe src="https://elsewhere.example/"></iframe>
<form action="https://elsewhere.example/"><button>Send</button></form>
<p id="note" style="break-before: column">The note</p>
</body></html>`

/** An e-book such as we never make: it would run scripts in the page that shows it, and call somebody else's server. */
export function aHostileEbook(): Promise<Buffer> {
  return packEbook([
    { name: 'META-INF/container.xml', content: container },
    { name: 'book.opf', content: opf },
    { name: 'text.xhtml', content: text },
  ])
}
