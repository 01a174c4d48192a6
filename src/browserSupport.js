// Runs before the portal in every browser, so it is plain ES5, which old browsers can parse too. A browser
// that lacks what the portal needs, or can't parse its code, is sent to a page without any script.
(function () {
  function leave() {
    var root = document.getElementById('root');
    // Without #root the portal's own scripts do not start.
    if (root) root.parentNode.removeChild(root);
    location.replace('/unsupported.html');
  }

  // Each came with a version at or just below the oldest in package.json (`browserslist`).
  var known =
    'noModule' in document.createElement('script') &&
    Array.prototype.at &&
    Array.prototype.findLast &&
    Object.hasOwn &&
    window.structuredClone &&
    window.BroadcastChannel &&
    window.HTMLDialogElement &&
    window.AbortSignal &&
    AbortSignal.timeout &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('container-type', 'inline-size');
  if (!known) return leave();

  window.addEventListener('error', function (event) {
    var isOfStart = document.readyState !== 'complete';
    if (isOfStart && event.error instanceof SyntaxError) leave();
  });
})();
