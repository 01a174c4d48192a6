import type { Case } from './cases/case.ts';
import { curlOf } from './curl.ts';
import { type Fault, type Finding, Findings } from './finding.ts';
import type { Reply } from './http.ts';
import type { CredentialSource } from './login.ts';
import { answerText } from './mask.ts';
import type { Places } from './places.ts';
import type { Sender } from './send.ts';

/** Takes the faults of a run, with the call and the answer that showed them, and without secrets. */
export class Reporter {
  private readonly findings = new Findings();

  constructor(
    private readonly places: Places,
    private readonly sender: Sender,
    private readonly source: CredentialSource,
  ) {}

  get all(): Finding[] {
    return this.findings.all;
  }

  /** Takes a fault that several answers show together, of the operation that it is reported for. */
  reportFault(operationId: string, fault: Fault): void {
    const { at, expected } = fault;
    this.findings.add(fault, {
      operationId,
      place: this.places.of(operationId, at === undefined ? undefined : 200, at),
      description: expected,
      curl: () => '',
      answer: () => '',
    });
  }

  /** Takes what the answer to a call showed. */
  report(call: Case, faults: Fault[], url: string, reply?: Reply): void {
    const { operationId } = call.operation;
    const { clockOffset: offsetMs, origin } = this.sender;
    for (const fault of faults)
      this.findings.add(
        { ...fault, got: this.withoutSecrets(fault.got) },
        {
          operationId,
          place: this.places.of(operationId, reply?.status, fault.at),
          description: call.description,
          answer: () => (reply ? this.withoutSecrets(answerText(reply)) : ''),
          curl: () => curlOf(call, { url, offsetMs, origin }),
        },
      );
  }

  /** An answer may repeat a secret where nobody expects one. */
  private withoutSecrets(text: string): string {
    const { credentials, ended, other } = this.sender;
    const all = [credentials, other, ended.renewed, ended['logged-out']];
    return [
      this.source.kind === 'login' ? this.source.password : '',
      ...all.flatMap((each) => (each ? [each.access_secret, each.session_token] : [])),
    ].reduce((masked, secret) => (secret ? masked.replaceAll(secret, '(masked)') : masked), text);
  }
}
