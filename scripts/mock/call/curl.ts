/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a curl command, one header a line. */
export function curlOf(request: Request, body: string | undefined): string {
  const lines = [`curl -i${request.method === 'GET' ? '' : ` -X ${request.method}`}`];
  lines[0] += ` ${quoted(request.url)}`;
  for (const [name, value] of request.headers)
    if (name !== 'content-length') lines.push(`  -H ${quoted(`${name}: ${value}`)}`);
  if (body !== undefined) lines.push(`  --data ${quoted(body)}`);
  return lines.join(' \\\n');
}
