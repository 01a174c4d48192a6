import { lazyWithPreload } from '@/ui/lazyWithPreload';

/**
 * The server's HTML, sanitised. Suspends until the sanitiser's code has loaded, so that a dialog opens
 * together with its text.
 */
export const HtmlText = lazyWithPreload(() => import('./SafeHtml')).Component;
