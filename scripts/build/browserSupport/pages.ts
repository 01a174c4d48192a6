import { jaModel, Parser } from 'budoux';
import { brand } from '../../../src/catalogue/brand.ts';
import { oldestSupported } from './browsers.ts';

const { name, support } = brand;

const parser = new Parser(jaModel);

/** A text whose lines break between phrases only, in browsers of any age. */
const phrased = (text: string) =>
  parser.parse(text).join('<wbr>').replaceAll('もう<wbr>一度', 'もう一度');

// No colours: light and dark are the browser's own.
const style = `<style>
body{margin:0}
.plain{max-width:38em;margin:0 auto;padding:40px 20px;font:16px/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
.plain span{white-space:nowrap}
.plain h1{margin:0 0 16px;font-size:24px;line-height:1.5}
.plain p,.plain ul{margin:0 0 16px}
</style>`;

const phone = `<p>${phrased('お困りのときは、サポート窓口へお電話ください。')}<br>電話番号：<a href="tel:${support.phone.replace(/-/g, '')}">${support.phone}</a><wbr><span>(${support.hours})</span></p>`;

/** Shown above the page where scripts are switched off. */
export const noScript = `${style}<div class="plain">
<p><strong>${phrased('マイページを使うには、JavaScriptを有効にしてください。')}</strong></p>
<p>${phrased('お使いのブラウザでは、JavaScriptがオフになっています。ブラウザの設定でオンにしてから、このページをもう一度読み込んでください。')}</p>
${phone}
</div>`;

/**
 * Shown in a page whose code hasn't come after a while, by CSS alone: neither a failed nor a hanging script can
 * say so. It is invisible to screen readers too until then.
 */
export const lateNote = {
  style: `<style>
.late{visibility:hidden;animation:late 0s 12s forwards;max-width:38em;margin:0 auto;padding:40px 20px;font:16px/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
.late h1{margin:0 0 16px;font-size:24px;line-height:1.5}
.late p{margin:0 0 16px}
.late span{white-space:nowrap}
@keyframes late{to{visibility:visible}}
</style>`,
  html: `<main class="late">
<p>${name} マイページ</p>
<h1>${phrased('マイページを読み込めていません')}</h1>
<p>${phrased('通信が途切れたか、サーバーが混み合っています。電波のよいところで、もう一度読み込んでください。')}</p>
<p>${phrased('お申し込みの途中だったときも、送信していない内容で申し込まれることはありません。')}</p>
<p><a href="">もう一度読み込む</a></p>
${phone}
</main>`,
};

const newer = [
  `Google Chrome・Microsoft Edge ${oldestSupported.chrome}以降`,
  `Safari ${oldestSupported.safari}以降<wbr>(iPhone・iPadは<wbr>iOS・iPadOS ${oldestSupported.safari_ios}以降)`,
  `Firefox ${oldestSupported.firefox}以降`,
  `Samsung Internet ${oldestSupported.samsunginternet_android}以降`,
];

/** The page that unsupported browsers are led to. It needs no script and no modern CSS. */
export const unsupportedPage = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<title>お使いのブラウザではご覧いただけません | ${name} マイページ</title>
${style}
</head>
<body>
<main class="plain">
<p>${name} マイページ</p>
<h1>${phrased('お使いのブラウザでは、マイページをご覧いただけません')}</h1>
<p>${phrased('ブラウザのバージョンが古いため、マイページを表示できません。次のいずれかの方法でお試しください。')}</p>
<ul>
<li>${phrased('ブラウザを最新のバージョンに更新する。iPhoneとiPadでは「設定」アプリの「一般」にある「ソフトウェアアップデート」から更新できます。')}</li>
<li>ほかのブラウザで開く。</li>
<li>${phrased('ほかのスマートフォンやパソコンで開く。')}</li>
</ul>
<p>ご覧いただけるブラウザ</p>
<ul>
${newer.map((one) => `<li>${one}</li>`).join('\n')}
</ul>
<p>更新したあとは、<a href="./">マイページを開く</a>${phrased('から続けてください。')}</p>
${phone}
</main>
</body>
</html>
`;
