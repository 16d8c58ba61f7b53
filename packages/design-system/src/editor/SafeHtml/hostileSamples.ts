const mark = 'window.hostileRan=true';
const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const encoded = btoa(`<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"/>`);

/**
 * HTML that must be made harmless, for the stories of everything that shows or edits HTML. Each sets
 * `window.hostileRan` when it runs.
 */
export const hostileSamples: readonly string[] = [
  `<script>${mark}</script>`,
  `<scr<script>ipt>${mark}</scr</script>ipt>`,
  `<img src="x" onerror="${mark}">`,
  `<img src="${picture}" alt="a" ONLOAD=${mark}>`,
  `<img/src='x'/onerror=${mark}//>`,
  `<svg onload="${mark}"></svg>`,
  `<svg><script>${mark}</script></svg>`,
  `<svg><a xlink:href="javascript:${mark}"><text>a</text></a></svg>`,
  `<svg><style><img src=x onerror="${mark}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${mark}&gt;">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${mark}"></annotation-xml></math>`,
  `<a href="javascript:${mark}">a</a>`,
  `<a href="java&#10;script:${mark}">a</a>`,
  `<a href="&#x01;javascript:${mark}">a</a>`,
  `<a href="data:text/html,<script>${mark}</script>">a</a>`,
  `<a href="vbscript:${mark}">a</a>`,
  `<a href="//blocked.invalid/">a</a>`,
  `<a href="https://example.com" target="_top" rel="opener">a</a>`,
  `<img src="data:image/svg+xml;base64,${encoded}" alt="">`,
  `<img src="${picture}" srcset="https://blocked.invalid/b.png 2x">`,
  `<iframe src="javascript:parent.${mark}"></iframe>`,
  `<iframe srcdoc="<script>parent.${mark}</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.${mark}</script>"></object>`,
  `<embed src="https://blocked.invalid/">`,
  `<form action="https://blocked.invalid/"><input name="password" autofocus onfocus="${mark}"><button>Sign in</button></form>`,
  `<form id="test"></form><button form="test" formaction="javascript:${mark}">a</button>`,
  `<input type="image" src="x" onerror="${mark}">`,
  `<textarea autofocus onfocus="${mark}"></textarea>`,
  `<select><option></select><img src=x onerror="${mark}">`,
  `<style>body{display:none}</style><style>@import 'https://blocked.invalid/a.css';</style>`,
  `<p style="position:fixed;inset:0;background:url(https://blocked.invalid/a)">cover</p>`,
  `<p class="modal" id="root" name="body">named</p>`,
  `<img name="getElementById" src="${picture}" alt="">`,
  `<link rel="stylesheet" href="https://blocked.invalid/a.css">`,
  `<meta http-equiv="refresh" content="0;url=https://blocked.invalid/">`,
  `<base href="https://blocked.invalid/">`,
  `<video src="https://blocked.invalid/a.mp4" onerror="${mark}" autoplay></video>`,
  `<audio><source src="x" onerror="${mark}"></audio>`,
  `<details open ontoggle="${mark}"><summary>a</summary>b</details>`,
  `<marquee onstart="${mark}">a</marquee>`,
  `<div onclick="${mark}" onmouseover=${mark}>a</div>`,
  `<template><script>${mark}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${mark}>"></noscript>`,
  `<x-element onclick="${mark}" is="x-other">a</x-element>`,
  `<p slot="a" contenteditable="true" tabindex="1" accesskey="s">a</p>`,
  `<!--><img src=x onerror="${mark}">-->`,
  `<p title="a" onpointerenter="${mark}`,
  `<table background="javascript:${mark}"><td background="https://blocked.invalid/a">a</td></table>`,
];

/** A document with everything that is allowed, in the form in which the sanitiser leaves it. */
export const allowedSample =
  '<h1>Summer in the Northern Region</h1>' +
  '<p>Dear residents, the <strong>garden party</strong> is on <em>Friday</em>, <u>rain or shine</u>, and <s>not</s> without music.</p>' +
  '<h2>What to bring</h2><ul><li><p>A hat</p></li><li><p>Something to drink</p></li></ul>' +
  '<h3>Programme</h3><ol><li><p>Welcome</p></li><li><p>Lunch</p></li></ol>' +
  '<blockquote><p>Last year was the best day of my summer.</p></blockquote>' +
  '<p>Ask <a target="_blank" rel="noopener noreferrer" href="mailto:garden@example.com">the garden team</a> or read ' +
  '<a target="_blank" rel="noopener noreferrer" href="{address}/resource/4">the plan</a>.</p>' +
  '<table><tbody><tr><th colspan="2"><p>Times</p></th></tr><tr><td><p>Welcome</p></td><td><p>11:00 AM</p></td></tr>' +
  '<tr><td><p>Lunch</p></td><td><p>12:30 PM</p></td></tr></tbody></table><hr><pre><code>Gate code 4711</code></pre>';
