/** Shows how far a run is and how long it will still take: in place on a terminal, else a line for each tenth. */
export function progressOn(stream: NodeJS.WriteStream): (done: number, total: number) => void {
  const started = performance.now();
  let tenth = 0;
  return (done, total) => {
    const left = ((performance.now() - started) / done) * (total - done);
    const line = `${done} of ${total} operations, about ${Math.ceil(left / 1000)} s left`;
    if (stream.isTTY) {
      stream.write(done === total ? '\r\u001b[K' : `\r\u001b[K${line}`);
      return;
    }
    const now = Math.floor((done / total) * 10);
    if (now > tenth) stream.write(`${line}\n`);
    tenth = now;
  };
}
