import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MockResponse } from '../http/response.ts';

const file = path.resolve(import.meta.dirname, '../assets/chatbot.js');

/** The stand-in for the provider's chatbot script, which runtime configuration points at. */
export function chatbotScript(): MockResponse {
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: readFileSync(file),
  };
}
