import { lazyWithPreload } from '@/ui/lazyWithPreload';

/**
 * HTML of the server's, strictly cleaned. Suspends until the cleaner's code has come, so that a dialog
 * opens with its words and not before them.
 */
export const HtmlText = lazyWithPreload(() => import('./SafeHtml')).Component;
