import {
  type ApiError,
  BusinessError,
  type FieldProblem,
  MaintenanceError,
  SessionError,
  textOf,
  UnexpectedError,
} from './errors';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type Data<Result extends Answer> = NonNullable<Extract<Result, { error?: never }>['data']>;

/** Shown for a refusal that comes with an empty message. */
const noReason = '受け付けられない理由を確認できませんでした。';

/**
 * Gives the body of a call's answer, or throws what went wrong. It looks at `response.ok` and never
 * at `error`, which an empty body leaves undefined.
 * @param call a running call of a client
 * @throws ApiError; DOMException `AbortError` when the caller aborted
 */
export async function unwrap<Result extends Answer>(call: Promise<Result>): Promise<Data<Result>> {
  const { data, error, response } = await settle(call);
  if (!response.ok) throw refusal(response.status, error);
  if (!isExpected(data, response))
    throw new UnexpectedError(response.status, 'The body is not what the contract says');
  return data as Data<Result>;
}

async function settle<Result extends Answer>(call: Promise<Result>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    // openapi-fetch parses the body itself: HTML under a 200 throws here.
    if (error instanceof SyntaxError)
      throw new UnexpectedError(200, 'The body is no JSON', { cause: error });
    throw error;
  }
}

/** All answers of the contract are JSON objects, or PDF files; 204 alone has no body. */
function isExpected(data: unknown, response: Response): boolean {
  if (response.status === 204) return true;
  if (data instanceof Blob) return data.size > 0 && data.type.startsWith('application/pdf');
  return typeof data === 'object' && data !== null;
}

function refusal(status: number, body: unknown): ApiError {
  // 403 is never a business refusal, whatever its body says.
  if (status === 403) return new SessionError('refused');
  const given = isObject(body) ? body : {};
  if (status === 503)
    return new MaintenanceError(textOf(given['until']), textOf(given['message_html']));
  const { code, message, fields } = given;
  if (status >= 400 && status < 500 && typeof code === 'string' && typeof message === 'string')
    return new BusinessError(status, {
      ...given,
      code,
      message: message.trim() || noReason,
      fields: problems(fields),
    });
  return new UnexpectedError(status, `The server answered ${status}`);
}

function problems(fields: unknown): FieldProblem[] {
  if (!Array.isArray(fields)) return [];
  return fields.filter(
    (field): field is FieldProblem =>
      isObject(field) && typeof field['name'] === 'string' && typeof field['message'] === 'string',
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
