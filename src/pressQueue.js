// Runs on the prerendered /login before its code has come, in the language of browserSupport.js: keeps what is
// pressed meanwhile, and carries it out once the page calls `replayPresses`. Enter in a field presses the
// form's button by itself. React takes the page over as it was built, so that nothing inside #root may be
// changed but attributes: the button's words lie over it, outside.
(function () {
  /** The button that sends, once it was pressed; buttons that show and hide, as often as they were. */
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
    // A status is read out where it changes, not where it appears.
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

  /** The code did not come: nobody takes the page over, so that it may be changed. */
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
        'span',
      ),
    );
    said.appendChild(again);
    window.removeEventListener('error', sayFailure, true);
  }

  document.addEventListener('click', keep, true);
  window.addEventListener('error', sayFailure, true);
})();
