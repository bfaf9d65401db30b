import { t } from 'ttag';
import type { Product } from '../../api';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import * as s from './CartLineHead.module.css';

interface CartLineHeadProps {
  name: string;
  /** Undefined until it is known. */
  picture: Pick<Product, 'image_url' | 'image'> | undefined;
  onTakeOut: () => void;
}

const label = t`Take this lesson out`;

/** A lesson of the cart: its picture, and the way to take it out with all its sessions. */
export const CartLineHead = ({ name, picture, onTakeOut }: CartLineHeadProps) => (
  <>
    <Picture
      className={s.picture}
      path={picture?.image_url ?? null}
      image={picture?.image}
      alt=""
      width={96}
      height={72}
      sizes="6rem"
    />
    <Button variant="quiet" className={s.takeOut} aria-label={`${label}: ${name}`} onClick={onTakeOut}>
      {label}
    </Button>
  </>
);
