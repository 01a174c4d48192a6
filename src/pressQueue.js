// Runs on the prerendered /login until its code has loaded; plain ES5, like browserSupport.js. It holds back
// presses of buttons and repeats them once the page calls `replayPresses`. Enter in a field is covered, since
// the browser then presses the form's button. React hydrates the page as it was built, so inside #root only
// attributes may be changed: the button's text 送信中 is laid over it from outside #root.
(function () {
  /** The first pressed button that sends something; then, once for each press, buttons that show and hide. */
  var sending;
  var switched = [];
  var words;

  function keep(event) {
    var button = event.target.closest('#root button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.hasAttribute('aria-controls')) switched.push(button);
    else if (!sending) begin(button);
  }

  function begin(button) {
    sending = button;
    var place = button.getBoundingClientRect();
    var look = getComputedStyle(button);
    words = document.createElement('div');
    words.setAttribute('role', 'status');
    var style = words.style;
    style.position = 'absolute';
    style.left = place.left + window.scrollX + 'px';
    style.top = place.top + window.scrollY + 'px';
    style.width = place.width + 'px';
    style.height = place.height + 'px';
    style.display = 'grid';
    style.placeItems = 'center';
    style.pointerEvents = 'none';
    style.font = look.font;
    style.color = look.color;
    document.body.appendChild(words);
    // Screen readers announce a status when its text changes, not when it is inserted.
    words.textContent = '送信中';
    button.setAttribute('aria-busy', 'true');
    button.style.color = 'transparent';
  }

  function end() {
    if (!sending) return;
    document.body.removeChild(words);
    sending.removeAttribute('aria-busy');
    sending.removeAttribute('style');
  }

  function press(button) {
    button.click();
  }

  window.replayPresses = function () {
    document.removeEventListener('click', keep, true);
    window.removeEventListener('error', sayFailure, true);
    end();
    switched.forEach(press);
    if (sending) press(sending);
  };

  function line(text, tag) {
    var paragraph = document.createElement('p');
    paragraph.appendChild(document.createElement(tag)).textContent = text;
    return paragraph;
  }

  /** Shows that a script failed to load. React won't hydrate the page then, so #root may be changed. */
  function sayFailure(event) {
    if (!event.target || event.target.type !== 'module') return;
    end();
    var form = document.querySelector('#root form');
    var said = document.createElement('div');
    said.setAttribute('role', 'alert');
    said.style.marginBottom = '28px';
    var again = line('もう一度読み込む', 'a');
    again.firstChild.href = location.href;
    form.parentNode.insertBefore(said, form);
    said.appendChild(line('マイページを読み込めませんでした', 'strong'));
    said.appendChild(
      line(
        '通信が途切れたか、サーバーが混み合っています。しばらくたってから、もう一度読み込んでください。',
        'span'
      )
    );
    said.appendChild(again);
    window.removeEventListener('error', sayFailure, true);
  }

  document.addEventListener('click', keep, true);
  window.addEventListener('error', sayFailure, true);
})();
