title = One to 9
pitch = Remplissez les rangées ensemble, puis prenez la suite avant les autres.
option-turn_limit = La partie s’arrête au plus tard après ce nombre de tours.
