/* global document, window */
// Stands in for the provider's chatbot: the same global, a dialog that says whether the key came.
(() => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'チャット');
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'チャットを閉じる';
  close.addEventListener('click', () => dialog.close());
  dialog.append(words, close);

  window.minamoChatbot = {
    async open({ requestKey }) {
      if (!dialog.isConnected) document.body.append(dialog);
      words.textContent = 'つないでいます…';
      dialog.showModal();
      try {
        await requestKey?.();
        words.textContent = 'つながりました。ご用件をお話しください。(モック)';
      } catch {
        words.textContent = 'つながりませんでした。';
      }
    },
  };
})();
