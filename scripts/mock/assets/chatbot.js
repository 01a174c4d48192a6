// Stands in for the provider's chatbot: the same global, a dialog in the portal's own colours (its
// custom properties), and answers that say what they come from.
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
.chat{box-sizing:border-box;width:480px;max-width:calc(100% - 40px);max-height:calc(100dvh - 40px);
  margin:auto;padding:0;border:0;border-radius:8px;background:var(--sheet);color:var(--ink);
  box-shadow:0 24px 64px rgba(0,0,0,.28);font-size:16px;line-height:29px}
.chat::backdrop{background:var(--scrim)}
.chat:focus{outline:0}
.chat[open]{display:flex;flex-direction:column}
.chat-head{display:flex;flex:none;align-items:center;justify-content:space-between;gap:16px;
  padding:20px 28px 12px;border-bottom:1px solid var(--rule)}
.chat-head h2{margin:0;font-size:22px;line-height:33px;font-weight:700}
.chat-log{flex:1;min-height:120px;overflow-y:auto;padding:0 28px}
.chat-log p{margin:0;padding:12px 0;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
.chat-log p:last-child{border-bottom:0}
.chat-log span{display:block;font-size:14px;line-height:25px;color:var(--ink-2)}
.chat-form{flex:none;padding:16px 28px 28px;border-top:1px solid var(--ink)}
.chat-form[hidden]{display:none}
.chat-form label{display:block;margin-bottom:8px;font-weight:700}
.chat-form input{box-sizing:border-box;width:100%;min-height:56px;margin:0 0 12px;padding:0 14px;
  border:1px solid var(--field);border-radius:4px;background:var(--sheet);color:var(--ink);
  font:inherit;font-size:18px}
.chat button{min-height:44px;padding:0 18px;border:1px solid var(--accent);border-radius:4px;
  background:var(--sheet);color:var(--accent);font:inherit;font-weight:700;cursor:pointer}
.chat-form button{width:100%;min-height:56px;border-width:2px;background:var(--accent);
  color:var(--on-accent);font-size:17px}
.chat :focus-visible{outline:3px solid var(--focus);outline-offset:3px}
@media (max-width:640px){
  .chat-head,.chat-log,.chat-form{padding-inline:20px}
}
@media (prefers-color-scheme:dark){.chat{border:1px solid var(--rule)}}
@media print{.chat{display:none}}`);
  document.adoptedStyleSheets.push(sheet);

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const close = element('button', {
    type: 'button',
    textContent: '閉じる',
    ariaLabel: 'チャットを閉じる',
  });
  const log = element('div', {
    className: 'chat-log',
    role: 'log',
    tabIndex: 0,
    ariaLabel: '会話',
  });
  const question = element('input', {
    id: 'chat-question',
    type: 'text',
    autocomplete: 'off',
    maxLength: 200,
  });
  const form = element(
    'form',
    { className: 'chat-form', noValidate: true },
    element('label', { htmlFor: question.id, textContent: 'ご質問' }),
    question,
    element('button', { type: 'submit', textContent: '質問を送る' }),
  );
  const dialog = element(
    'dialog',
    { className: 'chat', ariaLabel: 'チャット' },
    element('div', { className: 'chat-head' }, element('h2', { textContent: 'チャット' }), close),
    log,
    form,
  );

  const say = (who, words) => {
    log.append(element('p', {}, element('span', { textContent: who }), words));
    log.scrollTop = log.scrollHeight;
  };
  const desk = 'サポート(見本)';
  const byPhone = 'お急ぎのときは、0120-000-000(毎日 10:00〜18:00)へお電話ください。';

  close.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = question.value.trim();
    question.focus();
    if (!words) return;
    question.value = '';
    say('お客さま', words);
    say(
      desk,
      `ご質問をありがとうございます。この窓口はモックの見本のため、お答えできず、内容もどこにも送られていません。${byPhone}`,
    );
  });

  window.minamoChatbot = {
    async open({ service, requestKey }) {
      if (!dialog.isConnected) document.body.append(dialog);
      log.replaceChildren();
      form.hidden = true;
      say(desk, 'つないでいます…');
      dialog.showModal();
      try {
        await requestKey?.();
      } catch {
        log.replaceChildren();
        say(
          desk,
          `つながりませんでした。ご契約の内容は変わっていません。しばらくたってから、もう一度お開きください。${byPhone}`,
        );
        return;
      }
      log.replaceChildren();
      const line = service === 'mobile' ? 'Minamo モバイル' : 'Minamo 光';
      say(
        desk,
        `つながりました。${line}のサポートです。ご用件をお話しください。(モックの見本です。担当者にはつながりません)`,
      );
      form.hidden = false;
      question.focus();
    },
  };
})();
