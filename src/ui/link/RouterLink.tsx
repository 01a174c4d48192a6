import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { ownDocuments } from '@/paths';

/** A link to a path of the portal; one that is a document of its own is loaded as such. */
export function RouterLink(props: LinkProps) {
  const isOwn = typeof props.to === 'string' && ownDocuments.includes(props.to.replace(/\?.*/, ''));
  return <Link {...props} reloadDocument={isOwn || props.reloadDocument} />;
}
