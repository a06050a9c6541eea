// The recipes, each as a card with a button.
import { h, type JSX } from 'preact';
import { useDoing } from '../../api/load.ts';
import { say } from '../../language.ts';
import { entryForm, textField } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { outcome } from '../../parts/notice.ts';
import { h3, li, p, ul } from '../../parts/tags.ts';
import { usePlace } from '../../place.ts';
import { recipes, type Recipe, type RecipeField } from './recipes.ts';

const fieldOf = ({ name, title, examples }: RecipeField): JSX.Element =>
  textField(
    title,
    name,
    { placeholder: examples[0] },
    say('Such as {examples}', { examples: examples.join(', ') }),
  );

interface RecipeProps {
  readonly recipe: Recipe;
  readonly onSet: () => void;
}

const RecipeForm = ({ recipe, onSet }: RecipeProps): JSX.Element => {
  const { account } = usePlace();
  const doing = useDoing();
  return li(
    null,
    h3(null, recipe.title),
    p({ class: 'hint' }, recipe.effect),
    entryForm(
      {
        submit: recipe.button,
        plain: true,
        needs: recipe.needs,
        busy: doing.busy,
        label: recipe.title,
        onSubmit: (values) =>
          void doing.run(async () => {
            const done = await recipe.set(account.id, values);
            onSet();
            return done;
          }),
      },
      ...recipe.fields.map(fieldOf),
    ),
    outcome(doing),
  );
};

/** The recipes; `onSet` is called after a failure was set, to show it below. */
export const RecipesCard = ({ onSet }: { readonly onSet: () => void }): JSX.Element =>
  card(
    say('Recipes'),
    {},
    ul(
      { class: 'recipes' },
      ...recipes.map((recipe) => h(RecipeForm, { key: recipe.name, recipe, onSet })),
    ),
  );
