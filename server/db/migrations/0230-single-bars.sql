-- A single | was read as text within a word. It is refused now, for people write it for OR: where it stands in a topic's query it
-- is escaped, so that the query means what it meant. A bar that is escaped already, and ||, stay.
update topic set query = regexp_replace(query, '(?<![|\\])\|(?!\|)', '\\|', 'g') where query ~ '(?<![|\\])\|(?!\|)';
